import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim(), t = br.readLine().trim();
        byte[][] d = new byte[s.length() + 1][t.length() + 1];
        for (int i = 1; i <= s.length(); i++) for (int k = 1; k <= t.length(); k++)
            d[i][k] = s.charAt(i - 1) == t.charAt(k - 1) ? (byte) (d[i - 1][k - 1] + 1) : (byte) Math.max(d[i - 1][k], d[i][k - 1]);
        System.out.println(d[s.length()][t.length()]);
    }
}
