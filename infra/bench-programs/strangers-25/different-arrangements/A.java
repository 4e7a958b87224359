import java.util.Scanner;

public class A {
    private final int[] left = new int[26];
    private final char[] word;
    private final StringBuilder out = new StringBuilder();

    A(String tiles) {
        word = new char[tiles.length()];
        for (char c : tiles.toCharArray()) left[c - 'a']++;
    }

    private void place(int pos) {
        if (pos == word.length) {
            out.append(word).append('\n');
            return;
        }
        for (int c = 0; c < 26; c++) {
            if (left[c] == 0) continue;
            left[c]--;
            word[pos] = (char) ('a' + c);
            place(pos + 1);
            left[c]++;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        sc.nextInt();
        A a = new A(sc.next());
        a.place(0);
        System.out.print(a.out);
    }
}
