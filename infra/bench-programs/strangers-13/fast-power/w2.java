import java.util.*;
import java.util.stream.*;
import java.io.*;

public class w2 {
    static long power(long base, long exponent, long mod) {
        long result = 1 % mod;
        long square = base;
        for (long e = exponent; e > 0; e /= 2) {
            if (e % 2 == 1) {
                result = result * square % mod;
            }
            square = square * square % mod;
        }
        return result;
    }

    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(in.lines()
                .skip(1)
                .filter(line -> !line.isBlank())
                .map(line -> Stream.of(line.trim().split(" ")).mapToLong(Long::parseLong).toArray())
                .map(lock -> String.valueOf(power(lock[0], lock[1], lock[2])))
                .collect(Collectors.joining("\n")));
    }
}
