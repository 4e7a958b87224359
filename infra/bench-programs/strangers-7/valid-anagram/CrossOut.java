import java.util.Scanner;

public class CrossOut {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.next();
        String t = scanner.next();
        System.out.println(isAnagram(s, t));
    }

    static boolean isAnagram(String s, String t) {
        if (s.length() != t.length()) {
            return false;
        }
        StringBuilder left = new StringBuilder(t);
        for (int i = 0; i < s.length(); i++) {
            int position = left.indexOf(String.valueOf(s.charAt(i)));
            if (position == -1) {
                return false;
            }
            left.deleteCharAt(position);
        }
        return left.length() == 0;
    }
}
