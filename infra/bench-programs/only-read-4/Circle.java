import java.util.*;

public class Circle {
    static long last(long people) {
        if (people == 1) return 1;
        if (people % 2 == 0) return 2 * last(people / 2) - 1;
        return 2 * last(people / 2) + 1;
    }

    public static void main(String[] args) {
        System.out.println(last(new Scanner(System.in).nextLong()));
    }
}
