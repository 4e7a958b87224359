import java.util.Scanner;

public class AllSubstrings {
    static boolean isPalindrome(String s) {
        return new StringBuilder(s).reverse().toString().equals(s);
    }

    public static void main(String[] args) {
        String text = new Scanner(System.in).nextLine().trim();
        int count = 0;
        int length = 0;
        for (int from = 0; from < text.length(); from++) {
            for (int to = from + 1; to <= text.length(); to++) {
                String part = text.substring(from, to);
                if (isPalindrome(part)) {
                    count++;
                    length += part.length();
                }
            }
        }
        System.out.println(count + " " + length);
    }
}
