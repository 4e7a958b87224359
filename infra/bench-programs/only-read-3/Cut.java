import java.util.*;

public class Cut {
    public static void main(String[] args) {
        String s = new Scanner(System.in).nextLine().trim();
        HashSet<String> seen = new HashSet<>();
        int longest = 0;
        for (int i = 0; i < s.length(); i++) {
            for (int j = i + 1; j <= s.length(); j++) {
                if (!seen.add(s.substring(i, j))) longest = Math.max(longest, j - i);
            }
        }
        System.out.println(seen.size() + " " + longest);
    }
}
