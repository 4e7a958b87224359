import java.util.*;
import java.util.stream.*;

public class Plain {
    static String say(int i) {
        return switch (Integer.signum(i % 3) * 2 + Integer.signum(i % 5)) {
            case 0 -> "FizzBuzz";
            case 1 -> "Fizz";
            case 2 -> "Buzz";
            default -> String.valueOf(i);
        };
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(IntStream.rangeClosed(1, n).mapToObj(Plain::say).collect(Collectors.joining("\n")));
    }
}
