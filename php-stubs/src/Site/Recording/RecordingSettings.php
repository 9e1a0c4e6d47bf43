<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Recording;

defined( 'ABSPATH' ) || exit;

/** Option and filter `storefront_islands_recording`. Nothing is recorded until a provider and an id are set. */
final class RecordingSettings {
	public const NAME = 'storefront_islands_recording';

	/** Patterns of valid project ids, which become part of a URL (src/site/recording/consent.ts). */
	private const IDS = array(
		'clarity' => '/^[a-z0-9]{1,32}$/D',
		'hotjar'  => '/^[1-9][0-9]{0,15}$/D',
	);

	/** Values of `consent`: visitors are asked, or the site's owner declares consent for all of them. */
	public const ASK                = 'ask';
	public const GRANTED_BY_SETTING = 'granted-by-setting';

	/**
	 * Unvalidated settings.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $settings;

	/**
	 * Wraps unvalidated settings.
	 *
	 * @param mixed $settings Value of the option or the filter.
	 */
	public function __construct( $settings ) {
		$this->settings = is_array( $settings ) ? $settings : array();
	}

	/** Returns the settings of this site. */
	public static function load(): self {
		/**
		 * Filters the settings of session recording.
		 *
		 * @param mixed $settings array{provider: 'clarity'|'hotjar', id: string|int, consent?: 'ask'|'granted-by-setting', on_checkout?: bool}.
		 */
		return new self( apply_filters( self::NAME, get_option( self::NAME, array() ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- It begins with storefront_islands.
	}

	/** Returns the saved settings, without the filter. */
	public static function saved(): self {
		return new self( get_option( self::NAME, array() ) );
	}

	/**
	 * Returns all settings, validated.
	 *
	 * @return array{provider: string, id: string, consent: string, on_checkout: bool}
	 */
	public function all(): array {
		return array(
			'provider'    => $this->provider(),
			'id'          => $this->id(),
			'consent'     => $this->is_granted() ? self::GRANTED_BY_SETTING : self::ASK,
			'on_checkout' => $this->includes_checkout(),
		);
	}

	/** Returns the name of the provider; empty if recording is off or the id is invalid. */
	public function provider(): string {
		$provider = $this->settings['provider'] ?? '';
		return is_string( $provider ) && isset( self::IDS[ $provider ] ) && 1 === preg_match( self::IDS[ $provider ], $this->raw_id() ) ? $provider : '';
	}

	/** Returns the project id at the provider; empty if recording is off. */
	public function id(): string {
		return '' === $this->provider() ? '' : $this->raw_id();
	}

	/** True if the site's owner declares consent for visitors, if no consent plugin asks them. */
	public function is_granted(): bool {
		return self::GRANTED_BY_SETTING === ( $this->settings['consent'] ?? '' );
	}

	/** True if checkout, order and account pages are recorded too. */
	public function includes_checkout(): bool {
		return true === ( $this->settings['on_checkout'] ?? false );
	}

	/** Returns the unvalidated project id. */
	private function raw_id(): string {
		$id = $this->settings['id'] ?? '';
		return is_string( $id ) || is_int( $id ) ? (string) $id : '';
	}
}
