<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Schemas of the options; the REST API rejects values that do not match them. */
final class Schema {
	private const FLAG = array( 'type' => 'boolean' );

	private const DECLINES = array(
		'type'    => 'integer',
		'minimum' => Settings::LEAST_DECLINES,
		'maximum' => Settings::MOST_DECLINES,
	);

	/**
	 * Returns the schema of the option of Settings.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		return self::of(
			array(
				'replace_cart'            => self::FLAG,
				'replace_checkout'        => self::FLAG,
				'replace_for'             => self::one_of( array( Settings::FOR_EVERYBODY, Settings::FOR_MANAGERS ) ),
				'keep_checkout_draft'     => self::FLAG,
				'expects_express_buttons' => self::FLAG,
				'classic_extensions'      => self::one_of( array( Settings::AUTOMATIC, Settings::ON, Settings::OFF ) ),
				'limit_payments'          => self::FLAG,
				'declines_of_visitor'     => self::DECLINES,
				'declines_of_network'     => self::DECLINES,
				'declines_of_shop'        => self::DECLINES,
				'mail_alerts'             => self::FLAG,
			)
		);
	}

	/**
	 * Returns the schema of the session recording option.
	 *
	 * @return array<string, mixed>
	 */
	public static function recording(): array {
		return self::of(
			array(
				'provider'    => self::one_of( array_merge( array( '' ), RecordingSettings::providers() ) ),
				'id'          => array( 'type' => array( 'string', 'integer' ) ),
				'consent'     => self::one_of( array( RecordingSettings::ASK, RecordingSettings::GRANTED_BY_SETTING ) ),
				'on_checkout' => self::FLAG,
			)
		);
	}

	/**
	 * Returns the schema of an object without additional properties.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas by name.
	 * @return array<string, mixed>
	 */
	private static function of( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}

	/**
	 * Returns the schema of an enum of strings.
	 *
	 * @param list<string> $words Allowed values.
	 * @return array<string, mixed>
	 */
	private static function one_of( array $words ): array {
		return array(
			'type' => 'string',
			'enum' => $words,
		);
	}
}
