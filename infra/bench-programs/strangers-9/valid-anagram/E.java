import java.io.*;

public class E {
    static boolean solve(String s, String t) {
        if (s.length() != t.length()) {
            return false;
        }
        boolean[] used = new boolean[t.length()];
        for (int i = 0; i < s.length(); i++) {
            boolean found = false;
            for (int j = 0; j < t.length(); j++) {
                if (!used[j] && s.charAt(i) == t.charAt(j)) {
                    used[j] = true;
                    found = true;
                    break;
                }
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim(), in.readLine().trim()));
    }
}
