import java.io.*;

public class P4 {
    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int longest = 0;
        // try every start; there are only 95 characters, so no attempt can be long
        for (int start = 0; start < s.length(); start++) {
            boolean[] seen = new boolean[128];
            int end = start;
            while (end < s.length() && !seen[s.charAt(end)]) {
                seen[s.charAt(end)] = true;
                end++;
            }
            longest = Math.max(longest, end - start);
        }
        System.out.println(longest);
    }
}
