import java.util.*;
import java.util.stream.LongStream;

public class AllDoors {
    static boolean printable(long number) {
        int twins = 0;
        long previous = -1;
        while (number != 0) {
            long digit = number % 10;
            if (digit == previous) twins++;
            previous = digit;
            number /= 10;
        }
        return twins == 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(LongStream.rangeClosed(in.nextLong(), in.nextLong()).filter(AllDoors::printable).count());
    }
}
