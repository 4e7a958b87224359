import java.util.Scanner;

public class Slow {
    public static void main(String[] args) {
        String rest = new Scanner(System.in).next();
        int mod = 1000000007;
        long here = 1;      // readings that end exactly before rest
        long ahead = 0;     // readings that end after the next digit
        while (rest.length() > 0) {
            long afterOne = ahead, afterTwo = 0;
            if (!rest.startsWith("0")) {
                afterOne += here;
                if (rest.length() > 1 && Integer.parseInt(rest.substring(0, 2)) <= 26) afterTwo = here;
            }
            here = afterOne % mod;
            ahead = afterTwo;
            rest = rest.substring(1);
        }
        System.out.println(here);
    }
}
