<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** The scripts that webpack builds, and how pages load them: data/scripts.json, described in data/scripts.d.json.ts. */
final class ScriptRegister {
	/** Bundles whose scripts depend on a script of the bundle's name. */
	public const BUNDLES = array( 'shared', 'catalogue' );

	/** Scripts and islands by name. */
	private JsonReader $scripts;

	/** Bundles by name. */
	private JsonReader $bundles;

	public function __construct() {
		$file          = DataFile::read( 'scripts' );
		$this->scripts = $file->object( 'islands' )->with( $file->object( 'scripts' ) );
		$this->bundles = $file->object( 'bundles' );
	}

	/**
	 * Returns the names of all scripts that a page of the shop may load.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_values(
			array_filter(
				$this->scripts->keys(),
				fn( string $name ): bool => 'admin' !== $this->scripts->object( $name )->string( 'screen' )
			)
		);
	}

	/** Returns the name of the script that must run before this one; empty if there is none. */
	public function before( string $name ): string {
		$bundle = $this->scripts->object( $name )->string( 'bundle' );
		return in_array( $bundle, self::BUNDLES, true ) ? $bundle : '';
	}

	/** True if a script can be loaded on a page that was not prepared for it. */
	public function is_insertable( string $name ): bool {
		$script = $this->scripts->object( $name );
		return in_array( $name, $this->names(), true ) && ( ! $script->has( 'insertable' ) || $script->bool( 'insertable' ) );
	}

	/**
	 * Returns the scripts that are printed with an island.
	 *
	 * @return list<string>
	 */
	public function with( string $name ): array {
		return $this->scripts->object( $name )->strings( 'with' );
	}

	/**
	 * Returns the scripts that an island loads when they are needed.
	 *
	 * @return list<string>
	 */
	public function later( string $name ): array {
		$script = $this->scripts->object( $name );
		return array_merge( $script->strings( 'later' ), $this->bundles->object( $script->string( 'bundle' ) )->strings( 'later' ) );
	}
}
