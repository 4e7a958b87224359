import java.util.*;

public class BiteOff {
    static final long MOD = 1_000_000_007L;
    static final Set<String> LETTERS = new HashSet<>();

    public static void main(String[] args) {
        for (int i = 1; i <= 26; i++) LETTERS.add("" + i);
        String rest = new Scanner(System.in).nextLine().trim();
        long before = 0, now = 1;
        String last = "";
        while (!rest.isEmpty()) {
            String digit = rest.substring(0, 1);
            rest = rest.substring(1);
            long next = 0;
            if (LETTERS.contains(digit)) next += now;
            if (LETTERS.contains(last + digit) && !last.isEmpty()) next += before;
            before = now;
            now = next % MOD;
            last = digit;
        }
        System.out.println(now);
    }
}
