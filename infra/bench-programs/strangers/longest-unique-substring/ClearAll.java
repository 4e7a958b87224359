import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String s = sc.nextLine();
        Set<Character> cur = new HashSet<>();
        int best = 0;
        for (int i = 0; i < s.length(); i++) {
            if (cur.contains(s.charAt(i))) {
                best = Math.max(best, cur.size());
                cur.clear();
            }
            cur.add(s.charAt(i));
        }
        System.out.println(Math.max(best, cur.size()));
    }
}
