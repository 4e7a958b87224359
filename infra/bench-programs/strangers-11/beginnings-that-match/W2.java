import java.io.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[] word = in.readLine().trim().toCharArray();
        char[] pattern = in.readLine().trim().toCharArray();
        int n = word.length;

        boolean[] before = new boolean[n + 1];
        before[0] = true;
        for (char p : pattern) {
            boolean[] now = new boolean[n + 1];
            now[0] = p == '*' && before[0];
            for (int len = 1; len <= n; len++) {
                if (p == '*') {
                    now[len] = now[len - 1] || before[len];
                } else if (p == '?' || p == word[len - 1]) {
                    now[len] = before[len - 1];
                }
            }
            before = now;
        }

        int result = 0;
        for (int len = 1; len <= n; len++) {
            if (before[len]) {
                result++;
            }
        }
        System.out.println(result);
    }
}
