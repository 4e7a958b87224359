import java.util.*;

public class Main {
    public static void main(String[] args) {
        String s = new Scanner(System.in).nextLine().trim();
        List<Character> open = new ArrayList<>();
        for (char c : s.toCharArray()) {
            int at = "([{".indexOf(c);
            if (at >= 0) {
                open.add(0, ")]}".charAt(at));
            } else if (open.isEmpty() || open.remove(0) != c) {
                System.out.println("false");
                return;
            }
        }
        System.out.println(open.isEmpty());
    }
}
