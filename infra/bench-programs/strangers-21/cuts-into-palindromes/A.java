import java.io.*;

public class A {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        char[] s = in.readLine().trim().toCharArray();
        int n = s.length;
        int[] pieces = new int[n + 1];
        for (int i = 0; i <= n; i++) pieces[i] = i;
        for (int mid = 0; mid < n; mid++) {
            spread(s, pieces, mid, mid);
            spread(s, pieces, mid, mid + 1);
        }
        System.out.println(pieces[n] - 1);
    }

    static void spread(char[] s, int[] pieces, int l, int r) {
        while (l >= 0 && r < s.length && s[l] == s[r]) {
            if (pieces[l] + 1 < pieces[r + 1]) pieces[r + 1] = pieces[l] + 1;
            l--;
            r++;
        }
    }
}
