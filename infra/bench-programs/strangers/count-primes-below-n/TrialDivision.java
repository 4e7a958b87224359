import java.util.Scanner;
import java.util.stream.IntStream;

public class Main {
    private static boolean isPrime(int candidate) {
        return IntStream.iterate(2, d -> d * d <= candidate, d -> d + 1).noneMatch(d -> candidate % d == 0);
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(IntStream.range(2, n).filter(Main::isPrime).count());
    }
}
