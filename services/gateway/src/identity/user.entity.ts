import type { Role } from '@evident/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'users' })
export class UserEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** As typed; unique regardless of case. */
  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text')
  role: Role;

  @Column('boolean', { name: 'wallet_opened' })
  walletOpened: boolean;

  @Column('integer', { name: 'last_known_tokens' })
  lastKnownTokens: number;

  @Column('boolean', { name: 'last_known_analytics' })
  lastKnownAnalytics: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
