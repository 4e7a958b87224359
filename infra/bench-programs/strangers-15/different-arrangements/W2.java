import java.util.*;

public class W2 {
    private final int[] left = new int[128];
    private char min = 'z' + 1, max = 0;
    private final StringBuilder word = new StringBuilder();
    private final StringBuilder out = new StringBuilder();

    void add(char c) {
        left[c]++;
        if (c < min) min = c;
        else if (c > max) max = c;
    }

    void place(int missing) {
        if (missing == 0) {
            out.append(word).append('\n');
            return;
        }
        for (char c = min; c <= max; c++) {
            if (left[c] == 0) continue;
            left[c]--;
            word.append(c);
            place(missing - 1);
            word.setLength(word.length() - 1);
            left[c]++;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        W2 w = new W2();
        for (char c : sc.next().toCharArray()) w.add(c);
        w.place(n);
        System.out.print(w.out);
    }
}
