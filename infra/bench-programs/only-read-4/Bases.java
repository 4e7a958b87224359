import java.util.Scanner;

public class Bases {
    private static String convert(long n, int base) {
        StringBuilder sb = new StringBuilder();
        do {
            sb.append(Character.forDigit((int) (n % base), base));
            n /= base;
        } while (n > 0);
        return sb.reverse().toString();
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long n = sc.nextLong();
        int b = sc.nextInt();
        String s = convert(n, b);
        boolean ok = true;
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) ok = false;
        }
        System.out.println(s + (ok ? " yes" : " no"));
    }
}
