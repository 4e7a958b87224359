import java.util.*;

public class W2 {
    static int[] count = new int[128];
    static int n;
    static StringBuilder out = new StringBuilder();

    static void build(char[] word, int length) {
        if (length == n) {
            out.append(word).append('\n');
            return;
        }
        for (char c = 'a'; c < 'z'; c++) {
            if (count[c] > 0) {
                count[c]--;
                word[length] = c;
                build(word, length + 1);
                count[c]++;
            }
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        String letters = sc.next();
        for (int i = 0; i < n; i++) {
            count[letters.charAt(i)]++;
        }
        build(new char[n], 0);
        System.out.print(out);
    }
}
