import java.util.*;

public class TrainWeights {
    static LinkedList<Integer> wagons = new LinkedList<>();

    static int jump(int i) {
        int here = wagons.get(i);
        int other = wagons.get(wagons.size() - 1 - i);
        return Math.abs(here - other);
    }

    public static void main(String[] args) {
        Scanner keyboard = new Scanner(System.in);
        int n = keyboard.nextInt();
        for (int i = 0; i < n; i++) {
            wagons.add(keyboard.nextInt());
        }
        int biggest = 0;
        long total = 0;
        for (int i = 0; i < wagons.size(); i++) {
            total = total + wagons.get(i);
            if (i > 0 && wagons.get(i - 1) > wagons.get(i)) {
                total = total - 1;
            }
            if (jump(i) > biggest) {
                biggest = jump(i);
            }
        }
        System.out.println("total: " + total);
        System.out.println("biggest: " + biggest);
    }
}
