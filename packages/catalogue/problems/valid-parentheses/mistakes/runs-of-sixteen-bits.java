import java.io.*;
public class Main {
    public static void main(String[] z) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        int n = s.length(), d = 0; char[] kind = new char[n + 1], len = new char[n + 1];
        for (int i = 0; i < n; i++) {
            char c = s.charAt(i); int k = c / 32; boolean open = c == '(' || c == '[' || c == '{';
            if (open) { if (d > 0 && kind[d] == k) len[d]++; else { d++; kind[d] = (char) k; len[d] = 1; } }
            else { if (d == 0 || kind[d] != k) { System.out.println(false); return; } if (--len[d] == 0) d--; }
        }
        System.out.println(d == 0);
    }
}
