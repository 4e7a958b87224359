import java.io.*;
import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;

public class PrimeWords {
    private static final List<BigInteger> PRIMES =
            Stream.iterate(BigInteger.TWO, BigInteger::nextProbablePrime).limit(26).collect(Collectors.toList());

    static BigInteger product(String word) {
        return word.chars().mapToObj(c -> PRIMES.get(c - 'a')).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    public static void main(String[] args) {
        new BufferedReader(new InputStreamReader(System.in)).lines()
                .skip(1).map(String::trim).filter(w -> !w.isEmpty())
                .collect(Collectors.groupingBy(PrimeWords::product, Collectors.joining(" ")))
                .values().forEach(System.out::println);
    }
}
