import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        while (q-- > 0) {
            char[] a = get(br), b = get(br), c = get(br);
            if (a.length + b.length != c.length) {
                System.out.println("false");
                continue;
            }
            boolean[] dp = new boolean[b.length + 1];
            for (int i = 0; i <= a.length; i++)
                for (int j = 0; j <= b.length; j++)
                    if (i + j == 0) dp[0] = true;
                    else dp[j] = (i > 0 && dp[j] && a[i - 1] == c[i + j - 1])
                              || (j > 0 && dp[j - 1] && b[j - 1] == c[i + j - 1]);
            System.out.println(dp[b.length]);
        }
    }

    static char[] get(BufferedReader br) throws IOException {
        String s = br.readLine();
        return s == null ? new char[0] : s.trim().toCharArray();
    }
}
