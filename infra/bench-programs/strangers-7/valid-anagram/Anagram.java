import java.util.*;

public class Anagram {
    static long sum(String word) {
        long total = 0;
        for (char c : word.toCharArray()) {
            total += c;
        }
        return total;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next(), t = in.next();
        boolean same = s.length() == t.length() && sum(s) == sum(t);
        System.out.println(same ? "true" : "false");
    }
}
