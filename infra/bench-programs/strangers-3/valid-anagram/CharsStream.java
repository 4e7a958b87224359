import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class CharsStream {
    static Map<Integer, Long> letters(String w) {
        return w.chars().boxed().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        System.out.println(letters(sc.nextLine().trim()).equals(letters(sc.nextLine().trim())));
    }
}
