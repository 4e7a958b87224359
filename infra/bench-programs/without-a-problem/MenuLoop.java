import java.util.Scanner;
public class MenuLoop {
    public static void main(String[] args) {
        Scanner kb = new Scanner(System.in);
        int balance = 0;
        int choice;
        do {
            System.out.println("1) pay in  2) pay out  0) stop   balance " + balance);
            choice = kb.nextInt();
            switch (choice) {
                case 1: balance += kb.nextInt(); break;
                case 2: {
                    int x = kb.nextInt();
                    if (x > balance) System.out.println("not enough");
                    else balance -= x;
                    break;
                }
                default: break;
            }
        } while (choice != 0);
        System.out.println("bye");
    }
}
