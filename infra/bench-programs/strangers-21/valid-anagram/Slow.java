import java.util.Scanner;

public class Slow {
    static long count(String word, int letter) {
        return word.chars().filter(x -> x == letter).count();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next(), t = in.next();
        System.out.println(s.length() == t.length()
                && s.chars().allMatch(letter -> count(s, letter) == count(t, letter)));
    }
}
