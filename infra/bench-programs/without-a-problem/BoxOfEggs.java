import java.util.Scanner;

public class BoxOfEggs {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long eggs = in.nextLong();
        long boxes = eggs / 10;
        if (eggs % 10 != 0) {
            boxes++;
        }
        System.out.println(boxes + " boxes, " + (boxes * 10 - eggs) + " free places");
    }
}
