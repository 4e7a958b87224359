import java.io.*;
import java.util.stream.*;

/** Reads the exponent as a binary word from the left: every sign squares, every 1 multiplies. */
public class BinaryString {
    static long open(String lock) {
        String[] p = lock.trim().split("\\s+");
        long m = Long.parseLong(p[2]);
        long a = Long.parseLong(p[0]) % m;
        long r = 1 % m;
        for (char bit : Long.toBinaryString(Long.parseLong(p[1])).toCharArray()) {
            r = r * r % m;
            if (bit == '1') r = r * a % m;
        }
        return r;
    }

    public static void main(String[] args) {
        var in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(in.lines()
            .skip(1)
            .filter(s -> !s.isBlank())
            .mapToLong(BinaryString::open)
            .mapToObj(Long::toString)
            .collect(Collectors.joining("\n")));
    }
}
