import java.io.*;

public class Wallpaper {
    static int[] borders(char[] s) {
        int[] pi = new int[s.length];
        for (int i = 1; i < s.length; i++) {
            int j = pi[i - 1];
            while (j > 0 && s[i] != s[j]) j = pi[j - 1];
            if (s[i] == s[j]) j++;
            pi[i] = j;
        }
        return pi;
    }

    public static void main(String[] args) throws Exception {
        var br = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(br.readLine().trim());
        for (int k = 1; k <= t; k++) {
            char[] s = br.readLine().trim().toCharArray();
            int[] pi = borders(s);
            int period = s.length - pi[s.length - 1];
            System.out.println("Case " + k + ": " + period + (s.length % period == 0 ? " whole" : " cut"));
        }
    }
}
