import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] pred = new int[26];
        int left = 0;
        boolean ok = true;
        String last = "";
        while (n-- > 0) {
            String w = in.readLine().trim();
            for (int i = 0; i < w.length(); i++) left |= 1 << w.charAt(i) - 'a';
            int i = 0, m = Math.min(w.length(), last.length());
            while (i < m && w.charAt(i) == last.charAt(i)) i++;
            if (i < m) pred[w.charAt(i) - 'a'] |= 1 << last.charAt(i) - 'a';
            else if (last.length() > w.length()) ok = false;
            last = w;
        }
        String order = "";
        while (ok && left != 0) {
            int free = 0;
            for (int c = 0; c < 26; c++)
                if ((left >> c & 1) == 1 && (pred[c] & left) == 0) free |= 1 << c;
            if (free == 0) ok = false;
            int low = free & -free;
            left ^= low;
            if (low != 0) order += (char) ('a' + Integer.numberOfTrailingZeros(low));
        }
        System.out.println(ok ? order : "impossible");
    }
}
