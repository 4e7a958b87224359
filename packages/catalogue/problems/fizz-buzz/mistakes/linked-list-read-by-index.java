import java.util.*;

public class Main {
    static boolean isIn(LinkedList<Integer> list, int number) {
        boolean found = false;
        for (int k = 0; k < list.size(); k++) {
            if (list.get(k) == number) {
                found = true;
            }
        }
        return found;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        LinkedList<Integer> threes = new LinkedList<>();
        LinkedList<Integer> fives = new LinkedList<>();
        for (int i = 3; i <= n; i += 3) {
            threes.add(i);
        }
        for (int i = 5; i <= n; i += 5) {
            fives.add(i);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            boolean fizz = isIn(threes, i);
            boolean buzz = isIn(fives, i);
            if (fizz && buzz) {
                out.append("FizzBuzz\n");
            } else if (fizz) {
                out.append("Fizz\n");
            } else if (buzz) {
                out.append("Buzz\n");
            } else {
                out.append(i).append("\n");
            }
        }
        System.out.print(out);
    }
}
