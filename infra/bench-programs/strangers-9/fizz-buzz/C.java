import java.util.Scanner;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class C {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        IntFunction<String> say = i -> switch ((i % 3 == 0 ? 1 : 0) | (i % 5 == 0 ? 2 : 0)) {
            case 1 -> "Fizz";
            case 2 -> "Buzz";
            case 3 -> "FizzBuzz";
            default -> Integer.toString(i);
        };
        System.out.println(IntStream.rangeClosed(1, n).mapToObj(say).collect(Collectors.joining("\n")));
    }
}
