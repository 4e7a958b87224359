import java.io.*;
class Collapse {
    public static void main(String[] a) throws IOException {
        long n = Long.parseLong(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        int odd = 0, even = 0;
        do {
            int d = (int) (n % 10);
            if (d % 2 == 0) even += d; else odd += d;
            n /= 10;
        } while (n > 0);
        System.out.println(odd - even);
    }
}
