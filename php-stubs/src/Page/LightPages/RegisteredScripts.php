<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

use StorefrontIslands\Support\ScriptFile;

defined( 'ABSPATH' ) || exit;

/** What WordPress knows of a page's scripts once they are printed. */
final class RegisteredScripts {
	/**
	 * Scripts by handle: what they depend on, their address, their data, and whether code is attached to them.
	 *
	 * @var array<string, array{needs: list<string>, src: string, data: string, has_code: bool}>
	 */
	private array $all;

	/**
	 * Handles that were asked for.
	 *
	 * @var list<string>
	 */
	public array $queue;

	/**
	 * Handles that were printed.
	 *
	 * @var list<string>
	 */
	public array $printed;

	/**
	 * @param array<string, array{needs: list<string>, src: string, data: string, has_code: bool}> $all See above.
	 * @param list<string>                                                                          $queue See above.
	 * @param list<string>                                                                          $printed See above.
	 */
	public function __construct( array $all, array $queue, array $printed ) {
		$this->all     = $all;
		$this->queue   = $queue;
		$this->printed = $printed;
	}

	/** Reads WordPress's scripts. */
	public static function of( \WP_Scripts $scripts ): self {
		$all = array();
		foreach ( $scripts->registered as $handle => $script ) {
			$data                     = $script->extra['data'] ?? '';
			$all[ (string) $handle ] = array(
				'needs'    => array_values( array_filter( $script->deps, 'is_string' ) ),
				'src'      => is_string( $script->src ) ? ScriptFile::address( $scripts, $script->src ) : '',
				'data'     => is_string( $data ) ? $data : '',
				'has_code' => array() !== array_filter( array_merge( (array) ( $script->extra['before'] ?? array() ), (array) ( $script->extra['after'] ?? array() ) ) ),
			);
		}
		return new self( $all, array_values( array_filter( $scripts->queue, 'is_string' ) ), array_values( array_filter( $scripts->done, 'is_string' ) ) );
	}

	/** Returns the address of a script; empty for an alias and for one that is not registered. */
	public function src( string $handle ): string {
		return $this->all[ $handle ]['src'] ?? '';
	}

	/** True if WordPress knows the handle. */
	public function has( string $handle ): bool {
		return isset( $this->all[ $handle ] );
	}

	/**
	 * Returns what a script depends on itself.
	 *
	 * @return list<string>
	 */
	public function needs( string $handle ): array {
		return $this->all[ $handle ]['needs'] ?? array();
	}

	/**
	 * Returns scripts with all that they depend on.
	 *
	 * @param list<string> $handles Handles.
	 * @return list<string>
	 */
	public function with_needs( array $handles ): array {
		$found = array();
		while ( array() !== $handles ) {
			$handle = array_pop( $handles );
			if ( ! isset( $found[ $handle ] ) ) {
				$found[ $handle ] = true;
				$handles          = array_merge( $handles, $this->needs( $handle ) );
			}
		}
		return array_map( 'strval', array_keys( $found ) );
	}

	/** True if somebody else than WooCommerce or WordPress has attached something to one of its scripts or their libraries. */
	public function has_attached( string $handle ): bool {
		$script = $this->all[ $handle ] ?? null;
		if ( null === $script ) {
			return false;
		}
		$own = 'wp-util' === $handle ? '_wpUtilSettings' : str_replace( '-', '_', $handle ) . '_params';
		return $script['has_code'] || array() !== preg_grep( "/^(?:$|var $own = )/", explode( "\n", $script['data'] ), PREG_GREP_INVERT );
	}
}
