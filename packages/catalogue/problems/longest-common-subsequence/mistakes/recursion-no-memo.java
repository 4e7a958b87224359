import java.io.*;
import java.util.*;

public class Main {
    static String s, t;
    static int f(int i, int k) {
        if (i == 0 || k == 0) return 0;
        if (s.charAt(i - 1) == t.charAt(k - 1)) return f(i - 1, k - 1) + 1;
        return Math.max(f(i - 1, k), f(i, k - 1));
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        s = br.readLine().trim();
        t = br.readLine().trim();
        System.out.println(f(s.length(), t.length()));
    }
}
