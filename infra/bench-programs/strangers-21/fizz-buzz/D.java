import java.util.*;
import java.util.stream.*;

public class D {
    static String word(int i) {
        return switch (i % 15) {
            case 0 -> "FizzBuzz";
            case 3, 6, 9, 12 -> "Fizz";
            case 5, 10 -> "Buzz";
            default -> Integer.toString(i);
        };
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(IntStream.rangeClosed(1, n).mapToObj(D::word).collect(Collectors.joining("\n")));
    }
}
