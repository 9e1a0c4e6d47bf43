<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/**
 * What is kept of each script: its address, its hash, since when it is there, the hash that a manager has seen, and the
 * reason that a manager has written.
 *
 * @phpstan-type Script array{src: string, hash: string, since: int, seen: string, reason: string, gone: bool}
 */
final class Record {
	/** Name of the option with the scripts. */
	public const OPTION = 'storefront_islands_payment_scripts';

	/** Name of the option with the time and the failure of the last check. */
	public const LAST = 'storefront_islands_payment_scripts_check';

	/**
	 * Returns the scripts by name.
	 *
	 * @return array<string, Script>
	 */
	public static function all(): array {
		$saved   = get_option( self::OPTION );
		$scripts = array();
		foreach ( is_array( $saved ) ? $saved : array() as $name => $script ) {
			if ( is_array( $script ) ) {
				$scripts[ (string) $name ] = array(
					'src'    => self::text( $script['src'] ?? '' ),
					'hash'   => self::text( $script['hash'] ?? '' ),
					'since'  => is_numeric( $script['since'] ?? null ) ? (int) $script['since'] : 0,
					'seen'   => self::text( $script['seen'] ?? '' ),
					'reason' => self::text( $script['reason'] ?? '' ),
					'gone'   => true === ( $script['gone'] ?? false ),
				);
			}
		}
		return $scripts;
	}

	/**
	 * Returns the record after a check. The first one is what later ones are compared with.
	 *
	 * @param array<string, Script>                            $before  Record so far.
	 * @param array<string, array{src: string, hash: string}> $found   Scripts on the page; an empty hash is not known.
	 * @param int                                              $now     Unix timestamp.
	 * @return array<string, Script>
	 */
	public static function after( array $before, array $found, int $now ): array {
		$after = array();
		foreach ( $before as $name => $script ) {
			$after[ $name ] = array( 'gone' => ! isset( $found[ $name ] ) ) + $script;
		}
		foreach ( $found as $name => $script ) {
			$known          = $before[ $name ] ?? null;
			$hash           = '' === $script['hash'] && null !== $known ? $known['hash'] : $script['hash'];
			$after[ $name ] = array(
				'src'    => $script['src'],
				'hash'   => $hash,
				'since'  => null === $known ? $now : $known['since'],
				'seen'   => null === $known ? ( array() === $before ? $hash : '' ) : $known['seen'],
				'reason' => null === $known ? ScriptOwner::known_reason( $script['src'] ) : $known['reason'],
				'gone'   => false,
			);
		}
		return $after;
	}

	/**
	 * Returns the names of scripts that have appeared or changed since a manager has seen the list.
	 *
	 * @param array<string, Script> $scripts Record.
	 * @return list<string>
	 */
	public static function unseen( array $scripts ): array {
		$names = array();
		foreach ( $scripts as $name => $script ) {
			if ( ! $script['gone'] && $script['hash'] !== $script['seen'] ) {
				$names[] = $name;
			}
		}
		return $names;
	}

	/**
	 * Saves the scripts; the option is only read by managers' pages.
	 *
	 * @param array<string, Script> $scripts Record.
	 */
	public static function save( array $scripts ): void {
		update_option( self::OPTION, $scripts, false );
	}

	/**
	 * Returns a text; empty for anything else.
	 *
	 * @param mixed $value Saved value.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
