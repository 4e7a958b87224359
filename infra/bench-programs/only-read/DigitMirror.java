import java.io.*;

public class DigitMirror {
    static boolean isPalindrome(long x) {
        return reverse(x) == x;
    }

    static long reverse(long x) {
        long y = 0;
        while (x > 0) {
            y = y * 10 + x % 10;
            x /= 10;
        }
        return y;
    }

    static int digitSum(long x) {
        int s = 0;
        while (x > 0) {
            s += x % 10;
            x /= 10;
        }
        return s;
    }

    static String binary(long x) {
        if (x == 0) return "0";
        StringBuilder sb = new StringBuilder();
        while (x > 0) {
            sb.append(x & 1);
            x >>= 1;
        }
        return sb.reverse().toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        long n = Long.parseLong(reader.readLine().trim());
        if (n < 0) n = -n;
        System.out.println("reverse: " + reverse(n));
        System.out.println("digit sum: " + digitSum(n));
        System.out.println("binary: " + binary(n));
        System.out.println(isPalindrome(n) ? "palindrome" : "no palindrome");
    }
}
